import {TextLink} from '~/ui/text-link';
import {AUTOSHIPS_PATH} from '../autoship-paths';

/**
 * Tells a customer on the product page that they already get this variant on autoship. `next` says when, such as "on
 * Tuesday, December 1".
 */
export function OnAutoshipNote({next}: {next: string}) {
  return (
    <p className="rounded-m bg-surface-soft px-4 py-3 text-small">
      <b className="font-strong">You get this on autoship.</b> It ships next {next}.{' '}
      <TextLink to={AUTOSHIPS_PATH}>Manage</TextLink>
    </p>
  );
}
