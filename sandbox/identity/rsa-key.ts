import {createPrivateKey, generateKeyPairSync, type KeyObject} from 'node:crypto';

/**
 * A new private RSA key. It's read from PEM: Node.js 20 deadlocks if it collects the generator of a key while that very
 * key is exported, because both wait for the lock that the key shares with its generator.
 */
export function createRsaKey(modulusLength = 2048): KeyObject {
  const {privateKey} = generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: {type: 'spki', format: 'pem'},
    privateKeyEncoding: {type: 'pkcs8', format: 'pem'},
  });
  return createPrivateKey(privateKey);
}
