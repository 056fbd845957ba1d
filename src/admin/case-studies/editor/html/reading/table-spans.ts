/** Browsers allow 1000 columns. Each would be a cell in the other rows. */
const MAX_COLUMNS = 100

/**
 * Sets the spans of cells to what a browser shows, and adds the cells that are missing at the end of a row.
 * @param fitted the rows of the new table, whose cells are those of `rows`
 */
export function fitSpans(rows: readonly HTMLTableRowElement[], fitted: readonly Element[]): void {
  const widths = rows.map(() => 0)
  for (const [index, row] of rows.entries()) {
    const rowsLeft = rows.length - index
    for (const [place, { colSpan, rowSpan }] of [...row.cells].entries()) {
      const colspan = Math.min(colSpan, MAX_COLUMNS)
      const rowspan = Math.min(rowSpan || rowsLeft, rowsLeft)
      const cell = fitted[index]?.children[place]
      for (const [name, span] of Object.entries({ colspan, rowspan })) {
        if (span > 1) cell?.setAttribute(name, String(span))
        else cell?.removeAttribute(name)
      }
      for (let next = index; next < index + rowspan; next += 1) widths[next] = (widths[next] ?? 0) + colspan
    }
  }
  const width = Math.max(...widths)
  for (const [index, row] of fitted.entries()) {
    const last = row.lastElementChild
    for (let column = widths[index] ?? 0; last && column < width; column += 1) {
      row.append(row.ownerDocument.createElement(last.localName))
    }
  }
}
