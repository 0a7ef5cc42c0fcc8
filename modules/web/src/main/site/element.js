'use strict';

/**
 * Creates an element. Names with a dash and `role` are attributes, functions are listeners
 * (`onclick`), and other names are properties. The children, including texts, follow.
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

/** Creates a button. */
function button(label, onclick, properties = {}) {
  return element('button', {type: 'button', onclick, ...properties}, label);
}

/** Sets a property unless it has the value already, because each assignment causes a new layout. */
function write(node, property, value) {
  if (node[property] !== value) {
    node[property] = value;
  }
}
