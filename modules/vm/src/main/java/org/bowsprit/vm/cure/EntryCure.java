package org.bowsprit.vm.cure;

/**
 * A cure for an object's code that must not run while the object is carried. The object then does
 * not handle the verb.
 *
 * @param name the name for logs, such as {@code carried-rope}
 * @param object the object
 * @param verb the verb
 */
public record EntryCure(String name, int object, int verb) {}
