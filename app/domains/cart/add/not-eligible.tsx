import {useStaffAccess} from '~/domains/staff-access/staff-access-context';
import {TextLink} from '~/ui/text-link';

/** Whether the shopper sees how to buy the product, or why not. The server decides again. */
export function useMayBuy({isPrescription}: {isPrescription: boolean}): boolean {
  const {mayBuyPrescription} = useStaffAccess();
  return mayBuyPrescription || !isPrescription;
}

/** In place of the button that adds (STAFF-22). */
export function NotEligible({isShort = false}: {isShort?: boolean}) {
  if (isShort) {
    return (
      <p className="text-caption text-ink-soft">
        For prescription accounts. <TextLink to="/contact-us">Ask about yours</TextLink>
      </p>
    );
  }
  return (
    <p className="rounded-m bg-surface-soft px-4 py-3 text-small">
      Prescription food is for accounts in the prescription program.{' '}
      <TextLink to="/contact-us">Ask us about yours</TextLink>
    </p>
  );
}
