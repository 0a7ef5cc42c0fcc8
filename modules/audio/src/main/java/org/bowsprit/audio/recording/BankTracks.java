package org.bowsprit.audio.recording;

import java.util.Locale;
import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;

/** The CD tracks of a game in a wave bank. Entry <i>n</i> is track <i>n</i> (spec 13 §4). */
final class BankTracks implements Tracks {

  private static final String BANK_FILE_NAME = "musicoriginal.xwb";

  private final WaveBank bank;

  private BankTracks(WaveBank bank) {
    this.bank = bank;
  }

  /** Returns the name of the bank among a game's files. */
  static Optional<String> findName(GameFiles files) {
    return files.names().stream().filter(BankTracks::isBank).findFirst();
  }

  private static boolean isBank(String name) {
    return name.substring(name.lastIndexOf('/') + 1)
        .toLowerCase(Locale.ROOT)
        .equals(BANK_FILE_NAME);
  }

  /**
   * Reads a bank.
   *
   * @throws FormatException if the file is not a wave bank
   */
  static BankTracks read(GameFiles files, String name) {
    try {
      return new BankTracks(WaveBank.read(new FileSource(files, name)));
    } catch (FormatException exception) {
      throw exception.in(name);
    }
  }

  /** Returns the entry of a track. The result is empty if it is missing or invalid. */
  private Optional<WaveBankEntry> entry(int track) {
    if (track < 0 || track >= bank.size()) {
      return Optional.empty();
    }
    try {
      return Optional.of(bank.entry(track)).filter(entry -> entry.length() > 0);
    } catch (FormatException exception) {
      return Optional.empty();
    }
  }

  @Override
  public long length(int track) {
    return entry(track).map(this::length).orElse(0L);
  }

  /**
   * Returns the length of a track. Uses the duration field, because it is exact even if blocks are
   * padded. Some tools leave the field empty; the length is then computed from the size.
   */
  private long length(WaveBankEntry entry) {
    return entry.frames() > 0
        ? entry.frames() * CdCue.FRAMES_PER_SECOND / entry.sampleRate()
        : FileLength.of(RiffHeader.of(entry, bank.sound(entry)))
            .map(length -> length.lengthIn(CdCue.FRAMES_PER_SECOND))
            .orElse(0L);
  }

  @Override
  public Optional<ByteSource> file(int track) {
    return entry(track).map(entry -> RiffHeader.of(entry, bank.sound(entry)));
  }
}
