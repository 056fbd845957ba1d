/** `max_rows` in `config.toml`, and the default of hosted projects. */
const MAX_ROWS = 1000

/**
 * `fetchRange` must sort by unique values and return the rows `from` to `to`, both inclusive. Ends at an empty page,
 * because a project whose limit was lowered returns short pages.
 */
export async function fetchAllRows<Row>(
  fetchRange: (from: number, to: number) => PromiseLike<{ data: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data } = await fetchRange(rows.length, rows.length + MAX_ROWS - 1)
    if (data.length === 0) return rows
    rows.push(...data)
  }
}
