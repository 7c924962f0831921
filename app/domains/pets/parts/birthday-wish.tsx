import {useEffect, useState} from 'react';
import {BRAND} from '~/domains/content/brand';
import {Alert} from '~/ui/alert';
import {claimWish} from './guest-pets';
import {isBirthday} from '../pet-age';
import type {Pet} from '../pet';

/** Shown once per pet and birthday in this browser. */
export function BirthdayWish({pets, today}: {pets: readonly Pet[]; today: string}) {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const wished = pets.filter((pet) => isBirthday(pet, today) && claimWish(pet, today));
    if (wished.length > 0) setNames(wished.map(({name}) => name));
  }, [pets, today]);
  if (names.length === 0) return null;
  return (
    <Alert
      tone="success"
      className="shadow-raised"
      title={`Happy birthday, ${names.join(' and ')}!`}
    >
      {`All of us at ${BRAND} wish you a full bowl and a long walk.`}
    </Alert>
  );
}
