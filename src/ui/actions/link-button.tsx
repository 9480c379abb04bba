import { Link, type LinkProps } from 'react-router-dom'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-styles.ts'

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant
  size?: ButtonSize
}

/** Link that looks like a button. */
export const LinkButton = ({ variant = 'primary', size = 'md', className = '', ...link }: LinkButtonProps) => (
  <Link {...link} className={`${buttonClass(variant, size)} ${className}`} />
)
