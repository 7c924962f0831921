import {expect, it} from 'vitest';
import {screenSetPath, screenSetRedirect} from '~/domains/session/login-paths';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
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
])('screenSetPath of %j is %s', (screenSet, path) => {
  expect(screenSetPath(screenSet)).toBe(path);
  expect(pages.map((page) => `/${page.path}`)).toContain(path);
});

it.each([
  ['', null],
  ['redirect=x', null],
  ['screenSet=Default-LinkAccounts', null],
  ['screenSet=Default-RegistrationLogin&startScreen=gigya-login-screen', null],
  ['screenSet=Default-RegistrationLogin', '/shelter/register'],
  [
    'screenSet=Default-RegistrationLogin&startScreen=gigya-forgot-password-screen',
    '/shelter/forgot-password',
  ],
  [
    `screenSet=PSF-Registration&redirect=${encodeRedirect('/cart')}`,
    `/shelter/register?redirect=${encodeRedirect('/cart')}`,
  ],
  [
    `screenSet=PSF-Registration&redirect=${encodeRedirect('//evil.example')}`,
    `/shelter/register?redirect=${encodeRedirect('/account/dashboard')}`,
  ],
])('screenSetRedirect of the query %j is %j', (query, target) => {
  expect(screenSetRedirect(new URLSearchParams(query))).toBe(target);
});
