import { createContext, useContext } from 'react'

/** Loads the code and texts of the page at an address ahead of the click; set by the router. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined)

export const usePreload = () => useContext(PreloadContext)
