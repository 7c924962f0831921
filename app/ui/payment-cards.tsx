/** The cards that checkout takes. */
export function PaymentCards() {
  return (
    <img
      src="/payment-cards.svg"
      alt="We take Visa, Mastercard, American Express and Discover"
      width={170}
      height={24}
      /* A missing picture would have another height, and its alternative text another baseline. */
      className="h-6 self-center"
      loading="lazy"
      decoding="async"
    />
  );
}
