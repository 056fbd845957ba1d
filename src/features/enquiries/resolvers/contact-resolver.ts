import { contactContract } from '@contracts/contact'
import { zodResolver } from '@hookform/resolvers/zod'

/** Checks the contact form by the contract that the function checks it by again. */
export const contactResolver = zodResolver(contactContract)
