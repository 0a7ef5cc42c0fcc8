package org.bowsprit.launcher.command;

import java.util.List;
import java.util.Set;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;
import org.pf4j.ExtensionPoint;

/**
 * A reader of sound files for tests. {@link ScriptedProvider} also has its id and its option {@code
 * frames}.
 */
public final class ScriptedReader implements SoundFileProvider, ExtensionPoint {

  @Override
  public String id() {
    return "scripted";
  }

  @Override
  public String displayName() {
    return "Scripted reader";
  }

  @Override
  public Set<FileKind> kinds() {
    return Set.of(FileKind.FLAC);
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.number("frames", "The frames of one read.", 1, 1, 9),
        Option.choice("quality", "The quality.", "low", "high"));
  }

  @Override
  public SoundStream open(ByteSource source, OptionValues options) throws AudioException {
    throw new AudioException("it reads nothing");
  }
}
