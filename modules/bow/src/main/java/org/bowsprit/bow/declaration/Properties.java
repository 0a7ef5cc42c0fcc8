package org.bowsprit.bow.declaration;

import java.util.List;
import java.util.Optional;

/**
 * The properties of a declaration in the order of the source. A name can occur several times.
 *
 * @param list all properties
 */
public record Properties(List<Property> list) {

  /** Stores an immutable copy of {@code list}. */
  public Properties {
    list = List.copyOf(list);
  }

  /** Returns the last property with a name, which overrides earlier ones. */
  public Optional<Property> find(String name) {
    return list.stream().filter(each -> each.name().equals(name)).reduce((a, b) -> b);
  }

  /** Returns all properties with a name. */
  public List<Property> all(String name) {
    return list.stream().filter(each -> each.name().equals(name)).toList();
  }

  /** Returns the first number of a property, or {@code defaultValue}. */
  public int number(String name, int defaultValue) {
    return find(name).flatMap(each -> each.number(0)).orElse(defaultValue);
  }

  /** Returns the first quoted text of a property. */
  public Optional<String> text(String name) {
    return find(name).flatMap(each -> each.text(0));
  }
}
