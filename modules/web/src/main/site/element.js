'use strict';

/**
 * Makes an element: properties by their names in scripts, attributes with a dash or `role` as such,
 * functions as listeners (`onclick`), then its children, texts among them.
 */
function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-') || name === 'role') {
      made.setAttribute(name, value);
    } else if (typeof value === 'function') {
      made.addEventListener(name.slice(2), value);
    } else {
      made[name] = value;
    }
  }
  made.append(...children);
  return made;
}

/** Makes a button. */
function button(label, onclick, properties = {}) {
  return element('button', {type: 'button', onclick, ...properties}, label);
}

/** Sets a property unless it says so already: a value that is written anew is laid out anew. */
function write(node, property, value) {
  if (node[property] !== value) {
    node[property] = value;
  }
}
