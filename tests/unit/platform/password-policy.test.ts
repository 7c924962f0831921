import {expect, it} from 'vitest';
import {COMMON_PASSWORDS} from '~/platform/common-passwords';
import {passwordProblem} from '~/platform/password-policy';

const EASY = 'That password is easy to guess. Choose a longer or more unusual one.';
const EMAIL = 'noa.berg@example.com';

it.each([
  'password',
  'PassWord',
  ' password ',
  '12345678',
  'qwertyuiop',
  ' '.repeat(8),
  'aaaaaaaaaa',
  '🐶'.repeat(9),
])('ID-34b rejects %j as easy to guess', (password) => {
  expect(passwordProblem(password, EMAIL)).toBe(EASY);
});

it.each([EMAIL, 'NOA.BERG', ' noa.berg '])('ID-34c rejects %j as the email', (password) => {
  expect(passwordProblem(password, EMAIL)).toBe('Choose a password that isn’t your email address.');
  expect(passwordProblem(password)).toBeNull();
});

it.each([
  'a sentence only you think of',
  'Tr0ub4dor&3',
  'noa.berg.2',
  'two  spaces',
  'x'.repeat(127) + 'y',
  '🐶🐱'.repeat(64),
])('ID-34a accepts %j', (password) => {
  expect(passwordProblem(password, EMAIL)).toBeNull();
});

it.each([
  ['', 'Choose a password.'],
  ['seven77', 'Use 8 to 128 characters.'],
  ['ab'.repeat(65), 'Use 8 to 128 characters.'],
  ['🐶🐱🐶🐱🐶🐱🐶', 'Use 8 to 128 characters.'],
])('ID-34a rejects %j for its length', (password, message) => {
  expect(passwordProblem(password)).toBe(message);
});

it('ID-34b the common passwords are over a hundred, pass the length rule, and are lowercase', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(100);
  for (const password of COMMON_PASSWORDS) {
    expect(password).toMatch(/^[^A-Z\s]{8,128}$/);
  }
});
