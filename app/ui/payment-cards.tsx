/** The cards that checkout takes. */
export function PaymentCards() {
  return (
    <img
      src="/payment-cards.svg"
      alt="We take Visa, Mastercard, American Express and Discover"
      width={170}
      height={24}
      /* If the picture fails to load, its alternative text must not change the row's height or baseline. */
      className="h-6 self-center"
      loading="lazy"
      decoding="async"
    />
  );
}
