/** Where the weights lie. The package reads no files: the caller does, once, at its start. */
export const weightsUrl = new URL('../../weights/classifier.bin', import.meta.url);
