import {Badge as BadgeMark, type BadgeProps} from '~/ui/badge';
import type {Badge, BadgeName} from './badges';

const TONES: Partial<Record<BadgeName, BadgeProps['tone']>> = {
  'out-of-stock': 'muted',
  'limited-stock': 'warning',
  deal: 'strong',
};

export function BadgeList({badges}: {badges: readonly Badge[]}) {
  if (badges.length === 0) return null;
  return (
    <ul aria-label="Highlights" className="flex flex-wrap gap-1.5">
      {badges.map(({name, label}) => (
        <li key={name} className="flex max-w-full">
          <BadgeMark tone={TONES[name] ?? 'plain'}>{label}</BadgeMark>
        </li>
      ))}
    </ul>
  );
}
