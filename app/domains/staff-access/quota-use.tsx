import {lazyPart} from '~/ui/lazy-part';
import type {QuotaUseBarProps} from './parts/quota-use-bar';
import {useStaffAccess} from './staff-access-context';

const load = () => import('./parts/quota-use-bar');

const QuotaUseBar = lazyPart(
  load,
  (module) => module.QuotaUseBar,
  import.meta.env.SSR ? await load() : null,
);

export type QuotaUseProps = Omit<QuotaUseBarProps, 'quota'>;

/** Shows how much of the month's quota adding this item would use. Nothing for guests and on the consumer site. */
export function QuotaUse(props: QuotaUseProps) {
  const {quota} = useStaffAccess();
  return quota && <QuotaUseBar {...props} quota={quota} />;
}
