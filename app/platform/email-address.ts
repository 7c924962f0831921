/** `&` and `#` are rare before the @, but valid. */
export const EMAIL_ADDRESS =
  /^(?!\.)(?!.*\.\.)[\w'+.&#-]*[\w+&#-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
