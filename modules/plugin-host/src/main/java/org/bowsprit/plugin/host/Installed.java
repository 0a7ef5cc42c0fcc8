package org.bowsprit.plugin.host;

import java.util.List;
import org.bowsprit.service.Option;

/**
 * A provider that can be chosen, and where it comes from.
 *
 * @param kind the name of its kind
 * @param id the id that picks it
 * @param title the name that people see
 * @param source {@link #BUILT_IN}, or the file name of its plugin
 * @param options what can be set of it
 * @param provider the provider itself
 */
public record Installed(
    String kind, String id, String title, String source, List<Option> options, Object provider) {

  /** The source of what needs no plugin. */
  public static final String BUILT_IN = "built in";

  boolean isReplacedBy(Installed other) {
    return kind.equals(other.kind) && id.equals(other.id) && source.equals(other.source);
  }
}
