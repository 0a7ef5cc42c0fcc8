package org.bowsprit.web.build;

import java.util.Set;
import org.teavm.extension.Autoregistered;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Replaces classes that the compiler lacks by the classes of {@code org.bowsprit.web.jdk}. */
@Autoregistered
public final class StandIns extends SimpleSubstitutionPolicy {

  private static final String PACKAGE = "org.bowsprit.web.jdk";

  private static final Set<String> MISSING_CLASSES =
      Set.of(
          "java.util.HexFormat",
          "java.util.zip.CRC32C",
          "java.security.MessageDigest",
          "org.slf4j.LoggerFactory");

  /** The class that {@link RecordTable} generates. It replaces the engine's table. */
  static final String RECORD_TABLE = "WebRecordForms";

  private static final String REFLECTIVE_TABLE = "org.bowsprit.engine.internal.codec.RecordForms";

  /** Called by the compiler. */
  public StandIns() {}

  @Override
  public void contribute(SubstitutionSink sink) {
    for (String name : MISSING_CLASSES) {
      sink.selectClasses(name::equals)
          .replacePackage(name.substring(0, name.lastIndexOf('.')), PACKAGE);
    }
    sink.selectClasses(REFLECTIVE_TABLE::equals).simpleNamePrefix("Web");
  }
}
