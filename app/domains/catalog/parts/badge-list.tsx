import {Badge as BadgeMark, type BadgeProps} from '~/ui/badge';
import type {Badge, BadgeName} from './badges';

const TONES: Partial<Record<BadgeName, BadgeProps['tone']>> = {
  'out-of-stock': 'muted',
  'limited-stock': 'warning',
  deal: 'strong',
};

interface BadgeListProps {
  badges: readonly Badge[];
  className?: string;
}

export function BadgeList({badges, className = ''}: BadgeListProps) {
  if (badges.length === 0) return null;
  return (
    <ul aria-label="Highlights" className={`badge-list ${className}`.trimEnd()}>
      {badges.map(({name, label}) => (
        <BadgeMark key={name} as="li" tone={TONES[name] ?? 'plain'}>
          {label}
        </BadgeMark>
      ))}
    </ul>
  );
}
