import {createPrivateKey, generateKeyPairSync, type KeyObject} from 'node:crypto';

/**
 * A new private RSA key, generated as PEM and read back. Node.js 20 deadlocks if a key's generator is garbage-collected
 * while that key is being exported, because both wait for the lock that they share.
 */
export function createRsaKey(): KeyObject {
  const {privateKey} = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: {type: 'spki', format: 'pem'},
    privateKeyEncoding: {type: 'pkcs8', format: 'pem'},
  });
  return createPrivateKey(privateKey);
}
