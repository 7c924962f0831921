import {TextLink} from '~/ui/text-link';
import {AUTOSHIPS_PATH} from '../autoship-paths';

/** Shown on the product page of a variant that the customer already has on autoship. `next` is "on Tuesday, December 1". */
export function OnAutoshipNote({next}: {next: string}) {
  return (
    <p className="rounded-m bg-surface-soft px-4 py-3 text-small">
      <b className="font-strong">You get this on autoship,</b> next {next}.{' '}
      <TextLink to={AUTOSHIPS_PATH}>Manage</TextLink>
    </p>
  );
}
