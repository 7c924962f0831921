/** The cards that checkout takes. */
export function PaymentCards() {
  return (
    <img
      src="/payment-cards.svg"
      alt="We take Visa, Mastercard, American Express and Discover"
      width={170}
      height={24}
      /* Keeps what is below in place if the picture is missing. */
      className="h-6"
      loading="lazy"
      decoding="async"
    />
  );
}
