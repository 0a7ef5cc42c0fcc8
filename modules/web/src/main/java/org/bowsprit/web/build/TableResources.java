package org.bowsprit.web.build;

import java.util.Collection;
import org.teavm.extension.Autoregistered;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** Lists the resources that the compiler includes in its output. */
@Autoregistered
public final class TableResources extends DefaultResourcesPolicy {

  /** Called by the compiler. */
  public TableResources() {}

  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    return new String[] {
      "org/bowsprit/format/game/releases.tsv",
      "org/bowsprit/format/game/version4.tsv",
      "org/bowsprit/engine/save/silence-of-version-3.cbor",
      "org/bowsprit/engine/save/actor-of-version-5.cbor"
    };
  }
}
