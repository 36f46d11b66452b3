export const textOf = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);

export function bytesOf(text: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = new TextEncoder().encode(text);
  return buffer.slice(byteOffset, byteOffset + byteLength);
}
