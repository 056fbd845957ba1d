import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { buttonVariants } from '@/components/ui/button'

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants>

/** A button that does not submit the form of the study. */
export const Button = ({ variant, size, tone, className, ...props }: ButtonProps) => (
  <button type="button" {...props} className={buttonVariants({ variant, size, tone, className })} />
)

export const SmallButton = (props: ButtonProps) => <Button variant="outline" size="sm" {...props} />

export const IconButton = (props: ButtonProps) => <Button variant="ghost" size="icon" {...props} />
