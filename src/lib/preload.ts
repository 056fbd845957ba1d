import { createContext, useContext } from 'react'

/** Provides a function that loads the code and the texts of the page at a URL path before the visitor opens it. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined)

export const usePreload = () => useContext(PreloadContext)
