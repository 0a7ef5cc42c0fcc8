'use strict';

/**
 * A file of the site's game that arrives in pieces during play: first the blocks that the game's
 * beginning needs, then all pieces in order. A piece that is needed before is fetched at once.
 */
class ArrivingFile {
  static #PAUSES = [500, 2_000, 5_000, 15_000];
  static #LONGEST_WAIT = 60_000;
  /** What a file's facts are, of which the page's message has to have all. */
  static #NUMBERS = ['size', 'block', 'piece'];

  #facts;
  #bytes;
  /** Which blocks came first, and which pieces are there, each a byte. */
  #blocks;
  #pieces;
  /** Whether a piece was other than the blocks of it that came first. */
  #contradicts = false;

  /** Returns whether something is the facts of such a file, as game.json has them. */
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
   * `first` is the bytes of the blocks that came first, an ArrayBuffer; null for none. `facts` are
   * those of game.json, and `address`, which a dot and a piece's number complete.
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

  /** Returns whether it is the file of these facts. */
  is({address, digests}) {
    return this.#facts.address === address && this.#facts.digests.join() === digests.join();
  }

  /* What the engine asks for, see org.bowsprit.web.BlobSource. */

  size() {
    return this.#facts.size;
  }

  isArriving() {
    return true;
  }

  /** Returns bytes, or null if they do not come. */
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

  /** The engine cannot be interrupted, so the worker stands still until the piece is there, or does not come. */
  #fetchNow(number) {
    try {
      const request = new XMLHttpRequest();
      request.open('GET', this.#address(number), false);
      request.responseType = 'arraybuffer';
      request.timeout = ArrivingFile.#LONGEST_WAIT;
      request.send();
      return request.status === 200 && this.#take(number, request.response);
    } catch {
      return false;
    }
  }

  /**
   * Fetches what is not there yet. Fulfils with whether all is as it was made: a site may have been
   * given another game meanwhile. Fails if a piece does not come.
   */
  async rest() {
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

  /** The digest keeps a browser from taking the piece of an older game from its cache. */
  #address(number) {
    return `${this.#facts.address}.${number}?${this.#facts.digests[number]}`;
  }

  /** A piece that comes a second time is ignored, because the engine may have read the first. */
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

  /** Compares the blocks of a piece that are there. */
  #compare(bytes, offset) {
    const {block} = this.#facts;
    this.#contradicts ||= bytes.some(
      (byte, i) => this.#blocks[Math.floor((offset + i) / block)] && byte !== this.#bytes[offset + i],
    );
  }

  /** Browsers compute digests only where the connection is secure. */
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
