import type {AddressInput} from '../address';
import {formatPhone} from '../parts/phone';

export function AddressLines({address}: {address: AddressInput}) {
  const {firstName, lastName, company, address1, address2, city, provinceCode, zip, phone} =
    address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    address1,
    address2,
    `${city}, ${provinceCode} ${zip}`,
    phone === null ? null : formatPhone(phone),
  ].flatMap((line) => (line?.trim() ? [line] : []));
  return (
    <address className="not-italic">
      {lines.map((line, index) => (
        <span key={index} className="block break-words">
          {line}
        </span>
      ))}
    </address>
  );
}
