'use strict';

/**
 * Queries the routers that are compiled into this site. They run in a worker, so that the page
 * never waits.
 */
class PageAnswers {
  constructor() {
    this.pending = new Map();
    this.last = 0;
  }

  async start() {
    this.worker = new Worker(await scriptAddress('laboratory.js', 'worker.js'));
    this.worker.onmessage = ({data}) => {
      const {resolve, reject} = this.pending.get(data.id);
      this.pending.delete(data.id);
      if (data.error) {
        reject(Object.assign(new Error(data.error), {isFloorForgotten: data.error === 'This floor is forgotten.'}));
      } else {
        resolve(data.value);
      }
    };
    this.worker.onerror = () => {
      this.pending.forEach(({reject}) => reject(new Error(said('The routers could not be loaded.'))));
      this.pending.clear();
    };
  }

  call(action, details = {}) {
    return new Promise((resolve, reject) => {
      const id = ++this.last;
      this.pending.set(id, {resolve, reject});
      this.worker.postMessage({id, action, ...details});
    });
  }

  async routers() {
    return JSON.parse(await this.call('routers'));
  }

  async answer(question) {
    return JSON.parse(await this.call('answer', {question: JSON.stringify(question)}));
  }

  /** Reads the rooms of a game's or a map's files: `[{name, file}]`. */
  async rooms(name, files) {
    const {rooms, pictures} = await this.call('rooms', {name, files});
    return {file: JSON.parse(rooms), pictures};
  }
}

/** Queries the routers of the program that serves this page. Games are still read in the page. */
class ServedAnswers extends PageAnswers {
  async ask(path, body) {
    const answer = await fetch(path, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(body),
    });
    if (!answer.ok) {
      throw new Error(
        answer.status === 403
          ? said('This page may no longer ask: open the address the program printed last.')
          : said('The program answered {0}.', answer.status),
      );
    }
    return answer.json();
  }

  routers() {
    return this.ask('api/routers', {});
  }

  async answer(question) {
    const answer = await this.ask('api/answer', question);
    if (answer.error) {
      throw Object.assign(new Error(answer.error), {isFloorForgotten: Boolean(answer.isFloorForgotten)});
    }
    return answer;
  }

  /** Calls back whenever a router was recompiled. */
  async whenReloaded(reloaded) {
    let seen = (await this.ask('api/reloads', {seen: -1})).reloads;
    for (;;) {
      try {
        const {reloads} = await this.ask('api/reloads', {seen});
        if (reloads !== seen) {
          seen = reloads;
          reloaded();
        }
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 2000));
      }
    }
  }
}
