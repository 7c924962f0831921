import {cva} from 'class-variance-authority';
import {Link, type LinkProps} from './link';

const textLink = cva('text-link', {
  variants: {
    variant: {
      inline: 'text-primary underline hover:text-primary-strong',
      standalone:
        'inline-flex items-center gap-1 py-1 font-strong text-primary hover:text-primary-strong hover:underline',
      quiet: 'text-ink-soft underline hover:text-ink',
      plain: 'text-link-plain',
    },
  },
});

export interface TextLinkProps extends LinkProps {
  /** Inline: within a sentence. Standalone: on its own. Quiet: less prominent. Plain: in lists of links. */
  variant?: 'inline' | 'standalone' | 'quiet' | 'plain';
}

export function TextLink({variant = 'inline', className, ...props}: TextLinkProps) {
  return <Link {...props} className={textLink({variant, className})} />;
}
