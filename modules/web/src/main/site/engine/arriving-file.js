'use strict';

/**
 * A file of the site's game that arrives in pieces during play: first the blocks that the game's
 * beginning needs, then all pieces in order. A piece that is needed earlier is fetched at once.
 */
class ArrivingFile {
  static #PAUSES = [500, 2_000, 5_000, 15_000];
  static #LONGEST_WAIT = 60_000;
  /** The numbers that the description of a file must contain. */
  static #NUMBERS = ['size', 'block', 'piece'];

  #facts;
  #bytes;
  /** One byte for each block: 1 if it came first. One byte for each piece: 1 if it has arrived. */
  #blocks;
  #pieces;
  /** Whether a piece differed from those of its blocks that came first. */
  #contradicts = false;
  /** What `rest` returned, until that fails. */
  #rest = null;

  /** Returns whether a value is the description of such a file, as in game.json. */
  static describes(facts) {
    return (
      ArrivingFile.#NUMBERS.every((name) => Number.isSafeInteger(facts?.[name]) && facts[name] > 0) &&
      typeof facts.address === 'string' &&
      Array.isArray(facts.first) &&
      facts.first.every((run) => Array.isArray(run) && run.length === 2 && run.every(Number.isSafeInteger)) &&
      Array.isArray(facts.digests) &&
      facts.digests.length === Math.ceil(facts.size / facts.piece)
    );
  }

  /**
   * `first` is an ArrayBuffer with the blocks that came first; null for none. `facts` is the
   * description in game.json and `address`, which is completed by a dot and the number of a piece.
   */
  constructor(facts, first) {
    this.#facts = facts;
    this.#bytes = new Uint8Array(facts.size);
    this.#blocks = new Uint8Array(Math.ceil(facts.size / facts.block));
    this.#pieces = new Uint8Array(facts.digests.length);
    if (first) {
      this.#takeFirst(new Uint8Array(first));
    }
  }

  #takeFirst(bytes) {
    const {first, block, size} = this.#facts;
    let at = 0;
    for (const [from, count] of first) {
      const length = Math.min(count * block, size - from * block);
      if (at + length > bytes.length) {
        return;
      }
      this.#bytes.set(bytes.subarray(at, at + length), from * block);
      this.#blocks.fill(1, from, from + count);
      at += length;
    }
  }

  /** Returns whether it is the file that has this description. */
  is({address, digests}) {
    return this.#facts.address === address && this.#facts.digests.join() === digests.join();
  }

  /* The functions that the engine calls, see org.bowsprit.web.BlobSource. */

  size() {
    return this.#facts.size;
  }

  isArriving() {
    return true;
  }

  /** Returns bytes, or null if they do not arrive. */
  read(offset, length) {
    const {size, block, piece} = this.#facts;
    const end = Math.min(offset + length, size);
    for (let at = offset; at < end; at = (Math.floor(at / block) + 1) * block) {
      const number = Math.floor(at / piece);
      if (!this.#pieces[number] && !this.#blocks[Math.floor(at / block)] && !this.#fetchNow(number)) {
        return null;
      }
    }
    return new Int8Array(this.#bytes.buffer, offset, Math.max(0, end - offset));
  }

  /**
   * The engine cannot be interrupted, so the worker waits until the piece has arrived or failed. The
   * page is told before.
   */
  #fetchNow(number) {
    postMessage({type: 'waiting'});
    try {
      const request = new XMLHttpRequest();
      request.open('GET', this.#address(number), false);
      request.responseType = 'arraybuffer';
      request.timeout = ArrivingFile.#LONGEST_WAIT;
      request.send();
      return request.status === 200 && this.#take(number, request.response);
    } catch {
      return false;
    } finally {
      postMessage({type: 'waited'});
    }
  }

  /**
   * Fetches the missing pieces. Fulfils with whether the file is the original one; it is not if the
   * site has received another game in the meantime. Fails if a piece does not arrive.
   */
  rest() {
    this.#rest ??= this.#fetchRest().catch((e) => {
      this.#rest = null;
      throw e;
    });
    return this.#rest;
  }

  async #fetchRest() {
    let isWhole = true;
    for (let number = 0; number < this.#pieces.length; number++) {
      if (!this.#pieces[number]) {
        await this.#fetch(number);
      }
      isWhole &&= await this.#isAsMade(number);
    }
    return isWhole && !this.#contradicts;
  }

  async #fetch(number) {
    for (let tried = 0; ; tried++) {
      try {
        const answer = await fetch(this.#address(number));
        if (answer.ok && this.#take(number, await answer.arrayBuffer())) {
          return;
        }
        throw new Error(`${answer.status}`);
      } catch (e) {
        if (tried === ArrivingFile.#PAUSES.length) {
          throw e;
        }
        await new Promise((done) => setTimeout(done, ArrivingFile.#PAUSES[tried]));
      }
    }
  }

  /** The digest prevents a browser from using the piece of an older game in its cache. */
  #address(number) {
    return `${this.#facts.address}.${number}?${this.#facts.digests[number]}`;
  }

  /** A piece that arrives a second time is ignored, because the engine may have read the first. */
  #take(number, bytes) {
    const {size, piece} = this.#facts;
    if (bytes.byteLength !== Math.min(piece, size - number * piece)) {
      return false;
    }
    if (!this.#pieces[number]) {
      this.#compare(new Uint8Array(bytes), number * piece);
      this.#bytes.set(new Uint8Array(bytes), number * piece);
      this.#pieces[number] = 1;
    }
    return true;
  }

  /** Compares a piece with those of its blocks that came first. */
  #compare(bytes, offset) {
    const {block} = this.#facts;
    for (let at = 0; at < bytes.length; at += block) {
      if (this.#blocks[(offset + at) / block]) {
        const there = this.#bytes.subarray(offset + at, offset + Math.min(at + block, bytes.length));
        this.#contradicts ||= there.some((byte, i) => byte !== bytes[at + i]);
      }
    }
  }

  /** Browsers compute digests only on secure connections. */
  async #isAsMade(number) {
    if (!self.crypto?.subtle) {
      return true;
    }
    const {piece, digests} = this.#facts;
    const bytes = this.#bytes.subarray(number * piece, (number + 1) * piece);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.startsWith(digests[number]);
  }
}
