/** A file from outside is inconsistent: its content does not match its own declarations. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
}

/** Reads numbers and pieces one after the other, little endian. @throws Malformed where the bytes end before */
export class ByteReader {
  private readonly bytes: Buffer;
  private at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  get left(): number {
    return this.bytes.length - this.at;
  }

  /** A part of the same memory. */
  readBytes(length: number): Buffer {
    if (length > this.left) throw new Malformed('A length is larger than what is left');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  uint8(): number {
    return this.readBytes(1).readUInt8();
  }

  uint16(): number {
    return this.readBytes(2).readUInt16LE();
  }

  uint32(): number {
    return this.readBytes(4).readUInt32LE();
  }
}
