package org.bowsprit.plugin.host.description;

import java.util.List;
import org.bowsprit.service.Option;

/**
 * An available provider and its source.
 *
 * @param kind the name of the provider's kind
 * @param title the name shown to people
 * @param source {@link #BUILT_IN}, or the file name of the provider's plugin
 * @param provider the provider itself
 */
public record InstalledProvider(
    String kind, String id, String title, String source, List<Option> options, Object provider) {

  /** The source of built-in providers. */
  public static final String BUILT_IN = "built in";

  public boolean isReplacedBy(InstalledProvider other) {
    return kind.equals(other.kind) && id.equals(other.id) && source.equals(other.source);
  }
}
