/** The text with another character in its middle. The last one of Base64 may have bits that mean nothing. */
export function changeCharacter(text: string): string {
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, middle)}${text[middle] === 'A' ? 'B' : 'A'}${text.slice(middle + 1)}`;
}
