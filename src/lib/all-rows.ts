/** How many rows PostgREST gives at most in one answer (`max_rows` in config.toml; hosted projects start with it too). */
const AT_ONCE = 1000

/**
 * Every row of a query, however many there are.
 * @param ask runs the query for the rows `from` to `to`, both included; its order must leave no ties
 */
export async function allRows<Row>(
  ask: (from: number, to: number) => PromiseLike<{ data: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data } = await ask(rows.length, rows.length + AT_ONCE - 1)
    rows.push(...data)
    if (data.length < AT_ONCE) return rows
  }
}
