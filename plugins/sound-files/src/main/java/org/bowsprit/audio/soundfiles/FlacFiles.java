package org.bowsprit.audio.soundfiles;

import java.util.Set;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Reads FLAC files. */
@Extension
public final class FlacFiles implements SoundFileProvider, ExtensionPoint {

  /** Creates a provider. PF4J calls this constructor. */
  public FlacFiles() {}

  @Override
  public String id() {
    return "flac-files";
  }

  @Override
  public String displayName() {
    return "FLAC files";
  }

  @Override
  public Set<FileKind> kinds() {
    return Set.of(FileKind.FLAC);
  }

  @Override
  public SoundStream open(ByteSource source, OptionValues options) throws AudioException {
    return FlacStream.open(source);
  }
}
