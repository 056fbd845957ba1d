/** Maximum number of rows in a response: `max_rows` in `config.toml`, and the default of hosted projects. */
const MAX_ROWS = 1000

/**
 * Fetches all rows of a query, in as many requests as needed.
 * @param fetchRange fetches the rows `from` to `to`, inclusive. The query must sort by unique values, so that no row is
 * missing or repeated.
 */
export async function fetchAllRows<Row>(
  fetchRange: (from: number, to: number) => PromiseLike<{ data: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data } = await fetchRange(rows.length, rows.length + MAX_ROWS - 1)
    rows.push(...data)
    if (data.length < MAX_ROWS) return rows
  }
}
