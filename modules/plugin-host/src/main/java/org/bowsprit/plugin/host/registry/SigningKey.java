package org.bowsprit.plugin.host.registry;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.EdECPrivateKey;
import java.security.spec.EdECPrivateKeySpec;
import java.security.spec.NamedParameterSpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.bowsprit.format.disk.OutputFile;

/**
 * The secret key with which the publisher of a registry signs its lists. It is an Ed25519 key
 * without a password, in a file of two lines, as {@code minisign -G -W} writes it.
 */
public final class SigningKey {

  private static final String ALGORITHM = "Ed25519";
  private static final byte[] PLAIN_ALGORITHM = {'E', 'd'};
  private static final byte[] NO_PASSWORD = {0, 0};
  private static final String COMMENT = "signed by bowsprit plugins publish";

  /** The offsets of the parts of a secret key. */
  private static final int KDF_OFFSET = 2;

  private static final int ID_OFFSET = 54;
  private static final int SEED_OFFSET = 62;
  private static final int PUBLIC_OFFSET = 94;
  private static final int END_OFFSET = 126;
  private static final int CHECKSUM_BYTES = 32;

  private final byte[] bytes;

  private SigningKey(byte[] bytes) {
    this.bytes = bytes;
  }

  /**
   * Reads a key.
   *
   * @throws RegistryException if the file does not contain such a key
   */
  public static SigningKey read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    byte[] bytes = lines.size() < 2 ? new byte[0] : RegistryKey.decode(lines.get(1));
    if (bytes.length != END_OFFSET + CHECKSUM_BYTES
        || !Arrays.equals(PLAIN_ALGORITHM, Arrays.copyOf(bytes, KDF_OFFSET))) {
      throw new RegistryException(file + " is not a secret key that minisign -G -W writes.");
    }
    if (!Arrays.equals(NO_PASSWORD, Arrays.copyOfRange(bytes, KDF_OFFSET, KDF_OFFSET + 2))) {
      throw new RegistryException(
          file + " is protected by a password: use --unsigned, and sign with minisign -S -l.");
    }
    return new SigningKey(bytes);
  }

  /** Creates a key and writes it into a file that only its owner can read. */
  public static SigningKey create(Path file) throws IOException {
    SigningKey key = new SigningKey(createBytes());
    Path path =
        OutputFile.inFolder(file.toAbsolutePath().getParent(), file.getFileName().toString())
            .path();
    Files.createFile(path);
    if (Files.getFileStore(path).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
    }
    new OutputFile(path).write(lines("untrusted comment: secret key", key.bytes));
    return key;
  }

  private static byte[] createBytes() {
    try {
      KeyPair pair = KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
      byte[] x509 = pair.getPublic().getEncoded();
      byte[] publicKey = Arrays.copyOfRange(x509, x509.length - CHECKSUM_BYTES, x509.length);
      byte[] seed = ((EdECPrivateKey) pair.getPrivate()).getBytes().orElseThrow();
      ByteBuffer secretKey = ByteBuffer.allocate(END_OFFSET + CHECKSUM_BYTES);
      secretKey.put(PLAIN_ALGORITHM).put(NO_PASSWORD).put(new byte[] {'B', '2'});
      // The id is a part of the public key, which is as good as a random number.
      secretKey
          .position(ID_OFFSET)
          .put(publicKey, 0, SEED_OFFSET - ID_OFFSET)
          .put(seed)
          .put(publicKey);
      byte[] checked = new byte[END_OFFSET - ID_OFFSET + 2];
      System.arraycopy(PLAIN_ALGORITHM, 0, checked, 0, 2);
      System.arraycopy(secretKey.array(), ID_OFFSET, checked, 2, END_OFFSET - ID_OFFSET);
      return secretKey.put(Blake2b.of(checked, CHECKSUM_BYTES)).array();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has Ed25519", e);
    }
  }

  /** Returns the public key, which users specify when they add the registry. */
  public RegistryKey publicKey() {
    return new RegistryKey(
        base64(
            PLAIN_ALGORITHM,
            Arrays.copyOfRange(bytes, ID_OFFSET, SEED_OFFSET),
            Arrays.copyOfRange(bytes, PUBLIC_OFFSET, END_OFFSET)));
  }

  /** Returns the signature file of a list. */
  byte[] signature(byte[] content) {
    byte[] signature = sign(content);
    byte[] comment = COMMENT.getBytes(StandardCharsets.UTF_8);
    byte[] globalSignature = sign(RegistryKey.concat(signature, comment));
    String text =
        String.join(
            "\n",
            "untrusted comment: signature of a Bowsprit registry",
            base64(PLAIN_ALGORITHM, Arrays.copyOfRange(bytes, ID_OFFSET, SEED_OFFSET), signature),
            "trusted comment: " + COMMENT,
            base64(globalSignature),
            "");
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private byte[] sign(byte[] content) {
    try {
      PrivateKey key =
          KeyFactory.getInstance(ALGORITHM)
              .generatePrivate(
                  new EdECPrivateKeySpec(
                      NamedParameterSpec.ED25519,
                      Arrays.copyOfRange(bytes, SEED_OFFSET, PUBLIC_OFFSET)));
      Signature signing = Signature.getInstance(ALGORITHM);
      signing.initSign(key);
      signing.update(content);
      return signing.sign();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has Ed25519", e);
    }
  }

  private static byte[] lines(String comment, byte[] key) {
    return (comment + "\n" + base64(key) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static String base64(byte[]... parts) {
    byte[] joined = new byte[0];
    for (byte[] part : parts) {
      joined = RegistryKey.concat(joined, part);
    }
    return Base64.getEncoder().encodeToString(joined);
  }
}
