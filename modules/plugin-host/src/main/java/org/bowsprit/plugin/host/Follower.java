package org.bowsprit.plugin.host;

import java.util.function.Consumer;
import org.bowsprit.plugin.host.description.InstalledProvider;

/**
 * A user of a provider that receives newer versions of the provider.
 *
 * @param kind the kind of provider
 * @param id the id of the provider
 * @param exchange takes the newer provider; throws if it keeps the current one
 */
record Follower(String kind, String id, Consumer<Object> exchange) {

  boolean uses(InstalledProvider provider) {
    return kind.equals(provider.kind()) && id.equals(provider.id());
  }
}
