/** `max_rows` in `config.toml`, and the default of hosted projects. */
const MAX_ROWS = 1000

/** `fetchRange` must sort by unique values and return the rows `from` to `to`, both inclusive. */
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
