import {useSite} from '~/domains/session/site-context';
import {useVisitor} from '~/domains/session/visitor-context';
import {TextLink} from '~/ui/text-link';

/** Whether the shopper sees how to buy the product, or why not. The server decides again. */
export function useMayBuy({isPrescription}: {isPrescription: boolean}): boolean {
  const {features} = useSite();
  const visitor = useVisitor();
  return !features.prescriptionGroups || !isPrescription || (visitor?.mayBuyPrescription ?? true);
}

/** In place of the button that adds (STAFF-22). */
export function NotEligible() {
  return (
    <p className="rounded-m bg-surface-soft px-4 py-3 text-small">
      Prescription food is for accounts in the prescription program.{' '}
      <TextLink to="/contact-us">Ask us about yours</TextLink>
    </p>
  );
}
