package org.bowsprit.audio.recording;

import java.util.Set;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.service.OptionValues;

/** Reads WAV files without any library. */
public final class WavFiles implements SoundFileProvider {

  /** The id of this provider. */
  public static final String ID = "wav-files";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String displayName() {
    return "WAV files";
  }

  @Override
  public Set<FileKind> kinds() {
    return Set.of(FileKind.WAV);
  }

  @Override
  public SoundStream open(ByteSource source, OptionValues options) throws AudioException {
    return WavHeader.read(source)
        .<SoundStream>map(
            header ->
                header.isAdpcm() ? new AdpcmStream(source, header) : new WavStream(source, header))
        .orElseThrow(() -> new AudioException("the WAV file is of an unsupported kind"));
  }
}
