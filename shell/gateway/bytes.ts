import { isUtf8 } from 'node:buffer';

/** A text in UTF-8, and else in the encoding that came before it in the west. */
export const textOf = (bytes: ArrayBuffer): string =>
  new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);

export function bytesOf(text: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = new TextEncoder().encode(text);
  return buffer.slice(byteOffset, byteOffset + byteLength);
}
