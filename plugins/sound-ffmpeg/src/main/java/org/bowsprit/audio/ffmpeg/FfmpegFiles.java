package org.bowsprit.audio.ffmpeg;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Reads the kinds of sound file that nothing in Java does. The natives are never loaded into this
 * process: whatever a hostile file does to them ends a process of their own.
 */
@Extension
public final class FfmpegFiles implements SoundFileProvider, ExtensionPoint {

  /** What ffmpeg calls the kinds; a file is never read as anything else than it looks like. */
  private static final Map<FileKind, String> FORMATS =
      new EnumMap<>(
          Map.of(
              FileKind.XWMA, "xwma",
              FileKind.WMA, "asf",
              FileKind.M4A, "mov",
              FileKind.AAC, "aac",
              FileKind.OPUS, "ogg"));

  private final Path folder;
  private final Program program;

  /** Where the program is. */
  @FunctionalInterface
  interface Program {

    /**
     * Returns the program, unpacked first if need be.
     *
     * @throws IOException if there is none for this machine, with the reason in one line
     */
    Path path() throws IOException;
  }

  /**
   * Makes a provider; PF4J calls it.
   *
   * @param folder where the program is unpacked, and files are while they are decoded
   */
  public FfmpegFiles(Path folder) {
    this(
        folder,
        new Natives(
            folder,
            Platform.of(System.getProperty("os.name", ""), System.getProperty("os.arch", ""))));
  }

  /** Makes a provider that runs a program. */
  FfmpegFiles(Path folder, Program program) {
    this.folder = folder;
    this.program = program;
  }

  @Override
  public String id() {
    return "ffmpeg-files";
  }

  @Override
  public String displayName() {
    return "xWMA, WMA, AAC and Opus files";
  }

  @Override
  public Set<FileKind> kinds() {
    return FORMATS.keySet();
  }

  @Override
  public SoundStream open(ByteSource source, OptionValues options) throws AudioException {
    String format =
        FileKind.of(source)
            .map(FORMATS::get)
            .orElseThrow(() -> new AudioException("no sound file that ffmpeg is asked for"));
    try {
      return new FfmpegStream(DecodingProcess.start(program.path(), format, source, folder));
    } catch (IOException e) {
      throw new AudioException(e.getMessage(), e);
    }
  }
}
