import { createContext, useContext } from 'react'

/** Function that loads the code and the texts of the page at a URL path before the visitor opens the page. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined)

export const usePreload = () => useContext(PreloadContext)
