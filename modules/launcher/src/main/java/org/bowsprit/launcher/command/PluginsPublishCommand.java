package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.registry.EntryFactory;
import org.bowsprit.plugin.host.registry.Publication;
import org.bowsprit.plugin.host.registry.RegistryIndex;
import org.bowsprit.plugin.host.registry.SigningKey;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit plugins publish}. */
@Command(
    name = "publish",
    description =
        "Creates a registry from a folder of plugins: the list, its signature, "
            + "and a page. NAME.txt beside NAME.jar describes its changes, ID.png is a "
            + "picture of the plugin.")
public final class PluginsPublishCommand implements Callable<ExitCode> {

  private final PluginHost host;
  private final Console console;

  @Parameters(paramLabel = "FOLDER", description = "The folder of the plugins' jars and zips.")
  private Path folder;

  @Option(
      names = "--key",
      paramLabel = "FILE",
      description =
          "The secret key, as minisign -G -W writes it; created if it does not "
              + "exist. Keep it out of FOLDER, and keep a copy.")
  private Path key;

  @Option(
      names = "--old-key",
      paramLabel = "FILE",
      description = "The key of the previous list, if --key is a new one.")
  private Path oldKey;

  @Option(
      names = "--unsigned",
      description = "Do not sign the list; sign it with minisign -S -l -m FOLDER/index.json.")
  private boolean unsigned;

  @Option(
      names = "--name",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "The name of the registry (default: as before, or that of its folder).")
  private String name;

  @Option(
      names = "--days",
      paramLabel = "N",
      defaultValue = "365",
      description =
          "The number of days for which the list is valid; 0 for no limit (${DEFAULT-VALUE}).")
  private int days;

  @Option(
      names = "--withdraw",
      paramLabel = "ID@VERSION=REASON",
      description = "Withdraw a version; users who have installed it see the reason.")
  private Map<String, String> withdrawn;

  @Inject
  PluginsPublishCommand(PluginHost host, Console console) {
    this.host = host;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if ((key == null) != unsigned || days < 0) {
      throw CommandFailure.refused("refused.publish-key");
    }
    if (!Files.isDirectory(folder)) {
      throw CommandFailure.refused("refused.publish-folder", folder);
    }
    Optional<SigningKey> signer = key == null ? Optional.empty() : Optional.of(signingKey(key));
    Optional<SigningKey> previousSigner =
        oldKey == null ? Optional.empty() : Optional.of(SigningKey.read(oldKey));
    RegistryIndex index =
        new Publication(folder, new EntryFactory(host), Clock.systemUTC())
            .publish(
                new Publication.ListProperties(
                    name, days, withdrawn == null ? Map.of() : withdrawn),
                signer,
                previousSigner);
    console.printText(
        "told.published", index.plugins().size(), folder.resolve(Publication.LIST), index.serial());
    signer.ifPresent(
        signingKey -> console.printText("told.published-key", signingKey.publicKey().text()));
    return ExitCode.DONE;
  }

  private SigningKey signingKey(Path file) throws IOException {
    if (file.toAbsolutePath().normalize().startsWith(folder.toAbsolutePath().normalize())) {
      throw CommandFailure.refused("refused.publish-place", file);
    }
    if (Files.exists(file)) {
      return SigningKey.read(file);
    }
    SigningKey newKey = SigningKey.create(file);
    console.note(console.texts().of("told.key-made", file));
    return newKey;
  }
}
