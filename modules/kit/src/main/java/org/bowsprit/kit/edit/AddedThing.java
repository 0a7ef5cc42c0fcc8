package org.bowsprit.kit.edit;

/** A thing that an edit adds to the sources. */
public sealed interface AddedThing {

  /**
   * An object.
   *
   * @param name the name in scripts
   * @param label the name that the player reads; may be empty
   */
  record AddedObject(String name, String label) implements AddedThing {}

  /**
   * A way into the room: a verb handler of an object in another room.
   *
   * @param room the name of the other room
   * @param object the name of the object there
   * @param verb the verb that the handler handles
   * @param target the name of the object of this room at which the hero appears
   */
  record AddedEntry(String room, String object, String verb, String target) implements AddedThing {}
}
