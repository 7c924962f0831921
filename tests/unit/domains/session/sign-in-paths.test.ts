import {expect, it} from 'vitest';
import {screenSetPath} from '~/domains/session/sign-in-paths';
import {pages} from '~/routes';

it.each([
  ['Default-RegistrationLogin', '/shelter/register'],
  ['gigya-register-screen', '/shelter/register'],
  ['PSF-Registration', '/shelter/register'],
  ['gigya-forgot-password-screen', '/shelter/forgot-password'],
  ['PSF-ForgotPassword', '/shelter/forgot-password'],
  ['Default-Password', '/shelter/forgot-password'],
  ['gigya-login-screen', '/shelter/login'],
  ['Default-ProfileUpdate', '/shelter/login'],
  ['Default-LinkAccounts', '/shelter/login'],
  ['', '/shelter/login'],
])('ID-01, ID-02, ID-03 the screen set %j has its page at %s', (screenSet, path) => {
  expect(screenSetPath(screenSet)).toBe(path);
  expect(pages.map((page) => `/${page.path}`)).toContain(path);
});
